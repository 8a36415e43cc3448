import { useFacts } from '#app/company/current_facts.ts'
import { RouteSteps, type RouteStep } from '#app/sections/steps/route_steps.tsx'

const stepsOf = (hasSizes: boolean): readonly RouteStep[] => [
	{
		icon: 'container',
		title: 'Choose',
		text: hasSizes
			? 'Tell us what goes in, or let the calculator suggest a size. Between two sizes, take the bigger one, unless the load is heavy.'
			: 'Tell us what goes in, or let the calculator work it out.',
	},
	{
		icon: 'calendar',
		title: 'Schedule',
		text: 'Pick the day. Mark the spot with chalk or two buckets, and keep it clear of cars.',
	},
	{
		icon: 'home',
		title: 'Fill',
		text: 'At your own pace, up to the rim and no higher: nothing may stick out when the truck is on the road.',
	},
	{
		icon: 'truck',
		title: 'We Pick It Up',
		text: 'One call and it is gone. Leave room in front of it for the truck to back in.',
	},
]

/** The steps of a rental (RO-01). */
export function Steps() {
	const { rolloffs } = useFacts()
	return (
		<section aria-labelledby="steps-heading" className="band">
			<div className="wrap section">
				<h2 id="steps-heading" className="text-title">
					How a rental goes
				</h2>
				<RouteSteps steps={stepsOf(rolloffs.length > 1)} />
			</div>
		</section>
	)
}
