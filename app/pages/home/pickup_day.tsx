import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

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
				<ol className="route mt-10 grid gap-x-8 gap-y-9 lg:mt-14 lg:grid-cols-4">
					{steps.map(({ icon, title, text }) => (
						<li key={title} className="relative pl-18 lg:pt-18 lg:pl-0">
							<span className="absolute top-0 left-0 flex size-14 items-center justify-center rounded-full bg-band-accent text-accent-foreground">
								<Icon name={icon} size={28} />
							</span>
							<h3 className="pt-1 text-xl">{title}</h3>
							<p className="mt-1.5 max-w-[44ch]">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	)
}
