import type { MetaDescriptor } from 'react-router'

/** A route's `meta`: what its loader prepared, so that browsers get none of the code that prepares it. */
export function loaderMeta({
	loaderData,
}: {
	loaderData?: { meta: MetaDescriptor[] } | undefined
}): MetaDescriptor[] {
	return loaderData?.meta ?? []
}
