import { CallLink } from '#app/company/call_link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PortalFrame } from './portal_frame.tsx'

/** The third-party billing portal, in a frame. */
export function Portal({ src }: { src: string }) {
	return (
		<section id="portal" aria-labelledby="portal-heading" className="section print:hidden">
			<div className="wrap">
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
					<h2 id="portal-heading" className="text-title wrap-anywhere">
						Pay online
					</h2>
					<a href={src} target="_blank" className="link inline-flex min-h-11 items-center gap-2">
						Open the portal in its own tab
						<Icon name="external" size={18} />
					</a>
				</div>
				<ScrollTip />
				<div className="mt-6">
					<PortalFrame src={src} className="h-[42rem]" />
				</div>
			</div>
		</section>
	)
}

/**
 * The demonstration in place of the sample company's portal (decisions D23 and D33): last on the page, and
 * without a bill.
 */
export function DemoPortal() {
	return (
		<section id="portal" aria-labelledby="portal-heading" className="section print:hidden">
			<div className="wrap">
				<h2 id="portal-heading" className="text-title wrap-anywhere">
					Paying online: a demonstration
				</h2>
				<p className="mt-3 max-w-[62ch]">
					No payment portal is connected yet. The frame shows where one will be. To pay, call{' '}
					<CallLink data-analytics-event="call_billing" /> or use one of the{' '}
					<a href="#ways-to-pay" className="link">
						ways above
					</a>
					.
				</p>
				<ScrollTip />
				<div className="mt-6">
					<PortalFrame src="/billing-portal-demo" className="h-96 border-2 border-dashed sm:h-72" />
				</div>
			</div>
		</section>
	)
}

function ScrollTip() {
	return (
		<p className="mt-3 flex items-center gap-2 font-semibold md:hidden">
			<Icon name="arrow" size={18} className="-rotate-90" />
			Use two fingers to scroll inside the portal.
		</p>
	)
}
