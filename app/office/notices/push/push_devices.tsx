import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

interface Props {
	devices: readonly { id: string; name: string; added: string }[]
}

/** Lists the browsers that get pushes, each with buttons to test and remove it. */
export function PushDevices({ devices }: Props) {
	if (devices.length === 0) return null
	return (
		<ul aria-label="Notified devices" className="mt-5 divide-y divide-border border-t border-border">
			{devices.map(({ id, name, added }) => (
				<li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
					<p className="mr-auto">
						<span className="block font-semibold">{name}</span>
						<span className="text-muted-foreground">Since {added}</span>
					</p>
					<Form method="post" className="flex flex-wrap gap-2">
						<input type="hidden" name="device" value={id} />
						<Button type="submit" kind="secondary" name="intent" value="test">
							Send a test<span className="sr-only"> to {name}</span>
						</Button>
						<Button type="submit" kind="quiet" name="intent" value="remove">
							Remove<span className="sr-only"> {name}</span>
						</Button>
					</Form>
				</li>
			))}
		</ul>
	)
}
