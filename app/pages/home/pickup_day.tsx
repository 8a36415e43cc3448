import { Link } from 'react-router'
import { RouteSteps } from '#app/sections/steps/route_steps.tsx'

const steps = [
	{
		icon: 'calendar',
		title: 'You learn your day',
		text: 'Order online or call. We bring the cart and tell you the weekday. It stays the same one, week after week.',
	},
	{
		icon: 'message',
		title: 'Your phone reminds you',
		text: 'Text notifications come with every plan. Want none? Reply STOP and they end.',
	},
	{
		icon: 'truck',
		title: 'We empty the cart',
		text: 'Trash and recycling go on the same morning, so there is one day to remember.',
	},
	{
		icon: 'phone',
		title: 'If we slip, we come back',
		text: 'A missed pickup is made good the next business day. One call is enough; leave the cart where it is.',
	},
] as const

/** How a week goes, in the order it goes. */
export function PickupDay() {
	return (
		<section aria-labelledby="pickup-heading" className="band">
			<div className="wrap section">
				<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
					<h2 id="pickup-heading" className="max-w-[16ch] text-title">
						You always know when we come
					</h2>
					<p className="max-w-[38ch] text-lead">
						Holidays move some pickups by a day.{' '}
						<Link
							to="/about#holiday-schedule"
							className="font-semibold underline decoration-band-accent decoration-2 underline-offset-4"
						>
							See the holiday schedule
						</Link>
						.
					</p>
				</div>
				<RouteSteps steps={steps} />
			</div>
		</section>
	)
}
