import { builtInFacts } from '#app/company/built_in_facts.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Listing, Snapshot } from '#app/content/snapshot.server.ts'
import { redirectFor } from '#app/seo/redirects.ts'
import type { FaqRow, HelpArticleRow } from '#db/content_rows.ts'
import type { SearchDocument } from './document.ts'
import { pageDocuments } from './page_documents.ts'
import { plainText } from './plain_text.ts'

type Draft = Omit<SearchDocument, 'keys' | 'body' | 'context' | 'updatedAt'> & Partial<SearchDocument>

/** What an article's category or a question's list takes for granted. */
const categoryContexts: Readonly<Record<string, string>> = {
	'help-category-roll-off': 'roll-off dumpster rental container',
}
const audienceContexts: Readonly<Record<FaqRow['audience'], string>> = {
	general: '',
	residential: '',
	hoa: 'HOA homeowners association community',
	commercial: 'business commercial dumpster',
}
/** Only these sizes have a page (SM-02). */
const rolloffYards: ReadonlySet<number> = new Set(builtInFacts.rolloffs.map(({ yards }) => yards))
const commercialYards: ReadonlySet<number> = new Set(builtInFacts.commercial.map(({ yards }) => yards))
const slugShape = /^[a-z0-9-]+$/

/** Everything that can be found, from the content as it stands; a list that could not be read is left out. */
export function searchDocuments(content: Snapshot, today: Date): SearchDocument[] {
	return [...eachSearchDocument(content, today)]
}

/** The same, each document made when it is asked for. */
export function* eachSearchDocument(content: Snapshot, today: Date): Generator<SearchDocument> {
	const fill = (text: string | undefined) => (text ? fillPlaceholders(text, content.facts, today) : '')
	for (const draft of drafts(content)) {
		yield {
			...draft,
			title: fill(draft.title),
			summary: fill(draft.summary),
			keys: fill(draft.keys),
			body: fill(draft.body),
			context: fill(draft.context),
			updatedAt: draft.updatedAt ?? null,
		}
	}
}

function* drafts(content: Snapshot): Generator<Draft> {
	const categories = new Map(rows(content.helpCategories).map(({ id, name }) => [id, name]))
	for (const row of rows(content.helpArticles)) yield article(row, categories.get(row.category_id) ?? '')
	yield* rows(content.faqs).map(faq)
	yield* rows(content.rolloffFaqs).map(({ id, question, answer }): Draft => ({
		...answered(id, question, answer),
		context: 'roll-off dumpster rental container',
	}))
	yield* rows(content.services).map(({ id, slug, name, description, updated_at }): Draft => ({
		id,
		contentType: 'service',
		title: name,
		summary: description,
		url: target(redirectFor(`/services/${slug}`) ?? '/services'),
		updatedAt: updated_at,
	}))
	yield* towns(content)
	yield* sizes(content)
	yield* pageDocuments.map((page): Draft => ({ id: `page-${page.url}`, contentType: 'page', ...page }))
}

function rows<Row>(listing: Listing<Row>): readonly Row[] {
	return listing.ok ? listing.rows : []
}

function article(
	{ id, slug, title, excerpt, content, category_id, updated_at }: HelpArticleRow,
	category: string,
): Draft {
	const { keys, body } = plainText(content)
	return {
		id,
		contentType: 'help',
		title,
		summary: excerpt,
		keys,
		body: `${category}. ${body}`,
		context: categoryContexts[category_id] ?? '',
		url: `/help/${slug}`,
		updatedAt: updated_at,
	}
}

function faq({ id, question, answer, audience, town_slug, updated_at }: FaqRow): Draft {
	const town = town_slug?.replaceAll('-', ' ') ?? ''
	return {
		...answered(id, question, answer),
		context: `${audienceContexts[audience]} ${town}`.trim(),
		updatedAt: updated_at,
	}
}

function answered(id: string, question: string, answer: string): Draft {
	return {
		id,
		contentType: 'faq',
		title: question,
		summary: answer.replaceAll(/\s+/g, ' '),
		url: `/faqs#${id}`,
	}
}

function towns({ residentialTowns, rolloffTowns }: Snapshot): Draft[] {
	return [
		...rows(residentialTowns)
			.filter(({ slug }) => slugShape.test(slug))
			.map(({ id, slug, name, local_blurb, updated_at }): Draft => ({
				id,
				contentType: 'residential',
				title: `${name} trash and recycling pickup`,
				summary: local_blurb,
				keys: `${name} residential service, weekly carts, prices, pickup day`,
				context: name,
				url: `/residential/${slug}`,
				updatedAt: updated_at,
			})),
		...rows(rolloffTowns)
			.filter(({ slug }) => slugShape.test(slug))
			.map(({ id, slug, name, hero_subheading, local_blurb, updated_at }): Draft => ({
				id,
				contentType: 'rolloff',
				title: `${name} roll-off dumpster rental`,
				summary: hero_subheading ?? local_blurb,
				keys: `Rent a dumpster in ${name}, container delivery`,
				body: local_blurb,
				context: `${name}, roll-off dumpster`,
				url: `/roll-off-dumpsters/${slug}`,
				updatedAt: updated_at,
			})),
	]
}

function sizes({ rolloffSizes, commercialSizes }: Snapshot): Draft[] {
	return [
		...rows(rolloffSizes)
			.filter(({ cubic_yards, slug }) => rolloffYards.has(cubic_yards) && slug === `${cubic_yards}-yard`)
			.map(({ id, slug, size_label, description, detailed_description, ideal_for, updated_at }): Draft => ({
				id,
				contentType: 'size',
				title: `${size_label} roll-off dumpster`,
				summary: description,
				keys: ideal_for.join(', '),
				body: detailed_description,
				context: 'roll-off dumpster rental container',
				url: `/rolloff-${slug}`,
				updatedAt: updated_at,
			})),
		...rows(commercialSizes)
			.filter(({ size_value }) => commercialYards.has(size_value))
			.map((size): Draft => ({
				id: size.id,
				contentType: 'commercial',
				title: `${size.title} for a business`,
				summary: size.description,
				keys: [...size.ideal_for, ...Object.entries(size.specifications).flat(), size.pricing_range].join(
					', ',
				),
				body: size.faqs.map(({ question, answer }) => `${question} ${answer}`).join(' '),
				context: 'business commercial dumpster',
				url: `/commercial/${size.size_value}-yard`,
			})),
	]
}

/** Where a link leads in the end. */
function target(path: string): string {
	return redirectFor(path) ?? path
}
