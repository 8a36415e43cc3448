import { Icon } from '#app/ui/icon.tsx'

const steps = [
	{
		icon: 'container',
		title: 'Choose',
		text: 'Tell us what goes in, or let the calculator name a size. Between two sizes, take the bigger one.',
	},
	{
		icon: 'calendar',
		title: 'Schedule',
		text: 'Pick the day. Mark the spot with chalk or two buckets, and keep it clear of cars.',
	},
	{
		icon: 'home',
		title: 'Fill',
		text: 'At your own pace, up to the rim and no higher: what sticks out may not ride on the road.',
	},
	{
		icon: 'truck',
		title: 'We Pick It Up',
		text: 'One call and it is gone. Leave room in front of it for the truck to back in.',
	},
] as const

/** How a rental goes, in the order it goes (RO-01). */
export function Steps() {
	return (
		<section aria-labelledby="steps-heading" className="band">
			<div className="wrap section">
				<h2 id="steps-heading" className="text-title">
					Four steps, two of them ours
				</h2>
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
