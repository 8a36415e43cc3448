import { commercialSizes } from '#app/content/types/commercial_sizes.ts'
import type { CommercialSizeRow } from '#db/content_rows.ts'
import { ownPreview } from '#app/seo/own_preview.server.ts'
import type { PageMeta, Site } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage, service } from '#app/seo/structured_data.server.ts'
import type { SizeContent } from './size_content.server.ts'

/** The breadcrumbs of a size's page (CM-06). */
export function sizeTrail({ name, path }: Pick<SizeContent, 'name' | 'path'>) {
	return [
		{ name: 'Home', path: '/' },
		{ name: 'Commercial Services', path: '/commercial' },
		{ name, path },
	]
}

export function sizeMeta(size: CommercialSizeRow, page: SizeContent, { publicUrl, facts }: Site): PageMeta {
	const { name, path, price, description, faqs } = page
	return {
		title: price ? `${name}, ${price}` : name,
		description,
		path,
		image: ownPreview(commercialSizes, size),
		structuredData: [
			service(publicUrl, facts, {
				name: `${name} rental and pickup`,
				description,
				of: 'containers',
			}),
			breadcrumbs(publicUrl, sizeTrail(page)),
			...(faqs.length > 0 ? [faqPage(faqs)] : []),
		],
	}
}
