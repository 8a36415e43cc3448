import { isOnDemand } from '#app/company/pickup_schedules.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface Props {
	title: string
	description: string
	buttonText: string
	/** A path on this site (`/...`) or another address. */
	buttonUrl: string
	options: readonly string[]
}

/** The weeks out of four with a pickup, by frequency (CM-07). */
const weeks: ReadonlyMap<string, readonly number[]> = new Map([
	['weekly', [1, 2, 3, 4]],
	['bi-weekly', [1, 3]],
	['monthly', [1]],
])

/** The pickup frequencies (CM-02), drawn over four weeks. */
export function FlexiblePickup({ title, description, buttonText, buttonUrl, options }: Props) {
	const isOurs = buttonUrl.startsWith('/') || buttonUrl.startsWith('#')
	return (
		<section id="pickup" aria-labelledby="flexible-heading" className="band">
			<div className="wrap section grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
				<div>
					<h2 id="flexible-heading" className="text-title">
						{title}
					</h2>
					<p className="mt-4 max-w-[48ch] text-lead">{description}</p>
					<ButtonLink
						{...(isOurs ? { to: buttonUrl } : { href: buttonUrl })}
						kind="loud"
						className="mt-7"
						data-analytics-event="schedule_service"
					>
						{buttonText}
					</ButtonLink>
				</div>
				<Rhythms options={options} />
			</div>
		</section>
	)
}

function Rhythms({ options }: { options: readonly string[] }) {
	if (options.length === 0) return null
	return (
		<ul className="border-t border-band-line">
			{options.map((option) => (
				<li
					key={option}
					className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b border-band-line py-4"
				>
					<span className="font-display text-lg font-[650] sm:text-xl">{option}</span>
					<FourWeeks option={option} />
				</li>
			))}
		</ul>
	)
}

/** A drawing of four weeks; nothing for a frequency in the office's own words. */
function FourWeeks({ option }: { option: string }) {
	const pickups = weeks.get(option.toLowerCase())
	if (isOnDemand(option)) {
		return (
			<span className="flex h-11 items-center gap-2.5">
				<Icon name="phone" size={22} />
				when you call
			</span>
		)
	}
	if (!pickups) return null
	return (
		<span className="flex gap-1.5 sm:gap-2">
			<span className="sr-only">in {pickups.length} of 4 weeks</span>
			{[1, 2, 3, 4].map((week) => (
				<span
					key={week}
					className={`flex size-[40px] items-center justify-center rounded-md sm:h-[44px] sm:w-[64px] ${
						pickups.includes(week)
							? 'bg-band-accent text-accent-foreground'
							: 'border-2 border-dashed border-band-line'
					}`}
				>
					{pickups.includes(week) && <Icon name="truck" size={24} />}
				</span>
			))}
		</span>
	)
}
