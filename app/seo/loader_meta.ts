import type { MetaDescriptor } from 'react-router'
import { headTags, type PageHead } from './head_tags.ts'

/**
 * A route's `meta`: builds the tags from what its loader prepared, so that browsers do not load the code for
 * preparing it.
 */
export function loaderMeta({
	loaderData,
}: {
	loaderData?: { meta: PageHead } | undefined
}): MetaDescriptor[] {
	return loaderData ? headTags(loaderData.meta) : []
}
