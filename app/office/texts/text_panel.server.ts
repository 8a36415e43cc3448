import { randomUUID } from 'node:crypto'
import type { Services } from '#app/context.server.ts'
import { formatPhone } from '#app/people/identifiers.server.ts'
import { firstText } from '#app/texts/compose_text.ts'
import { mayLeaveAt } from '#app/texts/quiet_hours.ts'
import { refusalOf, type TextConsent, textConsent } from '#app/people/text_consent.server.ts'
import { type OfferedTemplate, templatesFor } from '../answers/templates_for.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import type { Correspondent } from './correspondent.server.ts'
import { isFirst } from './queue_text.server.ts'
import { type ShownText, shownTexts } from './shown_text.server.ts'

/** A number of theirs, and whether texts may go to it. */
export interface TextNumber {
	number: string
	shown: string
	/** Opens the program for texts of the device at hand; null where no text may go there. */
	sms: string | null
	isAllowed: boolean
	/** Whether a text from it stopped texts. */
	isStopped: boolean
	/** `Agreed to texts`. */
	standing: string
	/** Why no text may go there; null where it may. */
	refusal: string | null
}

export interface TextPanelData {
	sendsTexts: boolean
	numbers: TextNumber[]
	/** Texts to begin with. */
	templates: OfferedTemplate[]
	/** The newest last. */
	texts: ShownText[]
	/** With it, a form that is sent twice is one text. */
	key: string
	/** What a first text begins and ends with; null where none of these is first. */
	addition: string | null
	/** When a text written now would leave, in quiet hours; else null. */
	leavesLater: string | null
}

export const standings: Record<TextConsent['state'], string> = {
	agreed: 'Agreed to texts',
	declined: 'Does not want texts',
	stopped: 'Stopped texts',
	never: 'Never asked: do not text',
}

/** What the panel for texts shows of somebody; `pathOf` is the page on which a text begins with a template. */
export async function textPanel(
	{ store, content, sendsTexts }: Pick<Services, 'store' | 'content' | 'sendsTexts'>,
	{ numbers, personId, lead }: Correspondent,
	pathOf: (template: string) => string,
	now: Date,
): Promise<TextPanelData> {
	const listed: TextNumber[] = []
	for (const number of numbers) {
		const consent = await textConsent(store.db, { number, personId, leadId: lead?.leadId ?? null })
		const refusal = refusalOf(consent, number)
		listed.push({
			number,
			shown: formatPhone(number),
			sms: refusal === null ? `sms:${number}` : null,
			isAllowed: refusal === null,
			isStopped: consent.state === 'stopped',
			standing: standings[consent.state],
			refusal,
		})
	}
	const leaves = mayLeaveAt(now)
	const { facts, textTemplates } = content.current
	const firsts = await Promise.all(numbers.map((number) => isFirst(store.db, number)))
	return {
		sendsTexts,
		numbers: listed,
		templates: templatesFor(textTemplates, lead?.form ?? null).map(({ id, name }) => ({
			id,
			name,
			to: pathOf(id),
		})),
		texts: await shownTexts(store.db, numbers, sendsTexts),
		key: randomUUID(),
		addition: firsts.includes(true) ? firstText('…', facts) : null,
		leavesLater: leaves > now ? formatDateTime(leaves.toISOString()) : null,
	}
}
