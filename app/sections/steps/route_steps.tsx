import { Icon, type IconName } from '#app/ui/icon.tsx'

export interface RouteStep {
	icon: IconName
	title: string
	text: string
}

interface Props {
	steps: readonly RouteStep[]
}

/** Steps in order, as stops along a road; for use on a band. */
export function RouteSteps({ steps }: Props) {
	return (
		<ol className="route mt-10 grid gap-x-8 gap-y-9 lg:mt-14 lg:grid-cols-4">
			{steps.map(({ icon, title, text }) => (
				<li key={title} className="relative pl-18 lg:pt-18 lg:pl-0">
					<span className="absolute top-0 left-0 flex size-14 items-center justify-center rounded-full bg-band-accent text-accent-foreground">
						<Icon name={icon} size={28} />
					</span>
					<h3 className="pt-1 text-lead">{title}</h3>
					<p className="mt-1.5 max-w-[44ch]">{text}</p>
				</li>
			))}
		</ol>
	)
}
