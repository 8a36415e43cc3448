import { Icon } from '#app/ui/icon.tsx'
import { PortalFrame } from './portal_frame.tsx'

interface Props {
	/** The portal's address; null for our own labeled stand-in (decision D23). */
	portal: string | null
}

/** Where bills are paid: another company's portal in a frame. */
export function Portal({ portal }: Props) {
	const isDemo = portal === null
	const src = portal ?? '/billing-portal-demo'
	return (
		<section id="portal" aria-labelledby="portal-heading" className="section print:hidden">
			<div className="wrap">
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
					<h2 id="portal-heading" className="text-title wrap-anywhere">
						{isDemo ? 'Paying online: a demonstration' : 'Pay online'}
					</h2>
					<a href={src} target="_blank" className="link inline-flex min-h-11 items-center gap-2">
						Open {isDemo ? 'the demonstration' : 'the portal'} in its own tab
						<Icon name="external" size={18} />
					</a>
				</div>
				{isDemo && (
					<p className="mt-3 max-w-[62ch]">
						This is a demonstration: no payment portal is connected yet, and nothing you enter is sent.
					</p>
				)}
				<p className="mt-3 flex items-center gap-2 font-semibold md:hidden">
					<Icon name="arrow" size={18} className="-rotate-90" />
					Use two fingers to scroll inside the portal.
				</p>
				<div className="mt-6">
					<PortalFrame src={src} />
				</div>
			</div>
		</section>
	)
}
