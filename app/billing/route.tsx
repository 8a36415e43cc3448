import { servicesContext } from '#app/context.server.ts'
import { billingLead } from '#app/leads/billing_request/definition.ts'
import { billingForm } from '#app/leads/billing_request/form_definition.ts'
import { leadAction } from '#app/leads/form_action.server.ts'
import { refusalToast } from '#app/leads/lead_toast.ts'
import { Outcome } from '#app/leads/outcome.tsx'
import { columnsOfReceipt, receiptFor } from '#app/leads/receipt.server.ts'
import type { RouteHandle } from '#app/route_handle.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, faqPage } from '#app/seo/structured_data.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { answerId } from '#app/ui/error_summary.tsx'
import type { Route } from './+types/route.ts'
import { AccountUpdate } from './account_update.tsx'
import { billingContent } from './billing_content.server.ts'
import { BillingFaq } from './billing_faq.tsx'
import { CustomerId } from './customer_id.tsx'
import { billingToasts, mailRequests, storedToast } from './mail_requests.ts'
import { DemoPortal, Portal } from './portal/portal.tsx'
import { WaysToPay } from './ways_to_pay.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Pay My Bill', path: '/pay-my-bill' },
]

export const handle = { variesBy: ['sent'] } satisfies RouteHandle

export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { content, publicUrl } = services
	const receipt = await receiptFor(services, billingLead, url.searchParams.get('sent'))
	const stored = await columnsOfReceipt(services, billingLead, receipt, ['kind'])
	const request = mailRequests.find(({ kind }) => kind === stored?.['kind'])
	const toast = request ? storedToast(request, content.current.facts) : null
	const page = billingContent(content.current, new Date())
	const meta = describePage(context, {
		title: 'Pay My Bill',
		description: page.hero.description,
		path: '/pay-my-bill',
		structuredData: [breadcrumbs(publicUrl, trail), faqPage(page.faqs)],
	})
	return { ...page, receipt, toast, meta }
}

/** Handles the forms of visitors without scripts. */
export async function action(args: Route.ActionArgs) {
	return leadAction(billingLead, args, {})
}

export const meta = loaderMeta

export default function PayMyBill({ loaderData, actionData }: Route.ComponentProps) {
	const { hero, portal, hasDemo, hours, faqs, receipt, toast } = loaderData
	const refused = actionData?.ok === false ? actionData : null
	const values = refused?.values
	return (
		<>
			<PageHero {...hero} crumbs={trail}>
				<div className="mt-7 flex flex-wrap gap-3">
					<ButtonLink to="#customer-id">Get My Customer ID</ButtonLink>
					<ButtonLink to="#account-update" kind="secondary">
						Update My Account
					</ButtonLink>
				</div>
			</PageHero>
			<div id={billingForm.anchor} className="wrap scroll-mt-24">
				{(refused || receipt) && (
					<div className="pt-10">
						<Outcome
							refused={refused}
							receipt={receipt}
							toast={refused ? refusalToast(billingToasts, refused) : toast}
							isNews={false}
							id={answerId}
						/>
					</div>
				)}
			</div>
			{portal === null && <WaysToPay hours={hours} />}
			{portal !== null && <Portal src={portal} />}
			<CustomerId values={values} />
			<AccountUpdate values={values} />
			<BillingFaq faqs={faqs} />
			{hasDemo && <DemoPortal />}
		</>
	)
}
