import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { Device } from './account_page.server.ts'

/** Lists the devices on which the user is signed in, each with a button to sign it out. */
export function Devices({ devices }: { devices: readonly Device[] }) {
	return (
		<>
			<ul className="divide-y divide-border">
				{devices.map(({ id, name, isThisOne, seen }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
						<div>
							<p className="font-semibold">
								{name}
								{isThisOne && <span className="font-normal text-muted-foreground"> (this device)</span>}
							</p>
							<p className="text-[0.9375rem] text-muted-foreground">{seen}</p>
						</div>
						{!isThisOne && (
							<Form method="post">
								<Button type="submit" kind="secondary" name="session" value={id}>
									Sign out<span className="sr-only"> {name}</span>
								</Button>
							</Form>
						)}
					</li>
				))}
			</ul>
			{devices.length > 1 && (
				<Form method="post" className="mt-4 border-t border-border pt-4">
					<Button type="submit" kind="secondary" name="session" value="others">
						Sign out all other devices
					</Button>
				</Form>
			)}
		</>
	)
}
