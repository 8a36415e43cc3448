import { servicesContext } from '#app/context.server.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { hoaLead } from '#app/leads/hoa/definition.ts'
import { leadClientAction } from '#app/leads/lead_client_action.ts'
import { receiptFor } from '#app/leads/receipt.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage, service } from '#app/seo/structured_data.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/services_route.ts'
import { Bottom } from './bottom.tsx'
import { hoaContent } from './hoa_content.server.ts'
import { Plan } from './plan.tsx'
import { Questions } from './questions.tsx'
import { HoaRequest } from './request.tsx'
import { Why } from './why.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'HOA Services', path: '/hoa-services' },
]

export const handle = { variesBy: ['sent'] } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const { facts } = content.current
	const { recycling } = facts.services
	const receipt = await receiptFor(services, hoaLead, url.searchParams.get('sent'))
	const page = hoaContent(content.current, new Date())
	const { description } = page.hero
	const meta = describePage(context, {
		title: `HOA Trash${recycling ? ' & Recycling' : ''} Service`,
		description,
		path: '/hoa-services',
		structuredData: [
			breadcrumbs(publicUrl, trail),
			service(publicUrl, facts, {
				name: `HOA trash${recycling ? ' and recycling' : ' pickup'}`,
				description,
				of: 'carts',
			}),
			...(page.faqs ? [faqPage(page.faqs)] : []),
		],
	})
	return { ...page, receipt, meta }
}

export async function action(args: Route.ActionArgs) {
	return leadAction(hoaLead, args, {})
}
export const clientAction = leadClientAction

export const meta = loaderMeta

export default function HoaServices({ loaderData: page }: Route.ComponentProps) {
	const { title, description, picture, buttonText, buttonUrl } = page.hero
	return (
		<>
			<PageHero title={title} description={description} picture={picture} crumbs={trail}>
				<ButtonLink to={buttonUrl} kind="loud" className="mt-7" data-analytics-event="hoa_request">
					{buttonText}
				</ButtonLink>
			</PageHero>
			<Plan {...page.plan} />
			<Why {...page.why} />
			<HoaRequest receipt={page.receipt} />
			<Questions faqs={page.faqs} />
			<Bottom {...page.bottom} />
		</>
	)
}
