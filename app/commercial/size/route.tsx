import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { dumpsterPath } from '#app/content/types/commercial_sizes.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { quoteLead } from '#app/leads/quote/definition.ts'
import { QuoteForm } from '#app/leads/quote/form.tsx'
import { receiptFor } from '#app/leads/receipt.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { ContactBlock } from '#app/sections/contact/contact_block.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import type { Route } from './+types/route.ts'
import { Areas } from './areas.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Missing } from './missing.tsx'
import { Questions } from '../questions.tsx'
import { findSize, sizeContent } from './size_content.server.ts'
import { sizeMeta, sizeTrail } from './size_meta.server.ts'
import { Specifications } from './specifications.tsx'

export const handle = { variesBy: ['sent'] } satisfies RouteHandle

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const { commercialSizes, facts } = content.current
	const row = findSize(commercialSizes, params.size)
	if (!row) {
		const sizes = commercialSizes.ok
			? commercialSizes.rows
					.filter(({ has_page }) => has_page)
					.map((one) => ({ path: dumpsterPath(one), label: one.size_label }))
			: null
		// 503 if the table could not be read, so that search engines retry.
		const status = sizes ? 404 : 503
		const missing = { sizes, picture: drawnPicture('not-found', content.current.livery) }
		const meta = describePage(context, {
			title: 'Information not available',
			description: 'We have no page for this dumpster size. Here are the sizes we rent.',
			path: null,
		})
		return data({ size: null, missing, meta }, { status })
	}
	const size = sizeContent(row, content.current, new Date())
	const receipt = await receiptFor(services, quoteLead, url.searchParams.get('sent'))
	return {
		size,
		trail: sizeTrail(size),
		receipt,
		meta: describePage(context, sizeMeta(row, size, { publicUrl, facts })),
	}
}

export async function action(args: Route.ActionArgs) {
	return leadAction(quoteLead, args, {})
}
export const clientAction = leadClientAction

export const meta = loaderMeta

export default function Size({ loaderData: page }: Route.ComponentProps) {
	if (!page.size) return <Missing {...page.missing} />
	const { size, trail, receipt } = page
	return (
		<>
			<Hero {...size} crumbs={trail} />
			<Features name={size.name} features={size.features} />
			<Specifications rows={size.specifications} idealFor={size.idealFor} />
			<Questions heading="Before you decide" faqs={size.faqs} isJoined />
			<Areas />
			<ContactBlock
				heading={`Get a price for the ${size.name}`}
				text="Tell us what goes in it and where it would go. The quote and the advice are free."
			>
				<QuoteForm receipt={receipt} service="commercial" />
			</ContactBlock>
		</>
	)
}
