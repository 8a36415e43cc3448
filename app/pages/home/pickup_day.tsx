import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** How one learns the day, and what becomes of it in a holiday week. */
export function PickupDay() {
	return (
		<section aria-labelledby="pickup-heading" className="band">
			<div className="wrap section grid items-center gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
				<div>
					<h2 id="pickup-heading" className="text-title">
						You always know your day
					</h2>
					<p className="mt-4 max-w-[60ch] text-lead">
						Trash and recycling go out on the same weekday, week after week. Text notifications come with
						every plan. If we miss you, call once and leave the cart out: we come back the next business day.
					</p>
				</div>
				<div className="flex flex-wrap gap-3 max-sm:*:px-4">
					<ButtonLink to="/pickup-day" kind="loud">
						<Icon name="calendar" />
						Find my pickup day
					</ButtonLink>
					<ButtonLink to="/about#holiday-schedule" kind="secondary">
						Holidays
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}
