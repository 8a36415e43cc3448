import type { MetaDescriptor } from 'react-router'
import { headTags, type PageHead } from './head_tags.ts'

/** A route's `meta`: the tags of what its loader prepared, so that browsers get none of the code that prepares it. */
export function loaderMeta({
	loaderData,
}: {
	loaderData?: { meta: PageHead } | undefined
}): MetaDescriptor[] {
	return loaderData ? headTags(loaderData.meta) : []
}
