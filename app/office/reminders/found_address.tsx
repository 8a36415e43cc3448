import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { MailAddress } from '#app/ui/mail_address.tsx'
import type { KnownAddress } from './subscribers.server.ts'

/** An address's subscriptions, with buttons to erase or allow it. */
export function FoundAddress({ email, subscriptions, isRefused }: KnownAddress) {
	return (
		<div className="mt-5 border-t border-border pt-4">
			<h3 className="text-lg">
				<MailAddress address={email} />
			</h3>
			{subscriptions.length === 0 && <p className="mt-2">No reminders go there.</p>}
			<ul className="mt-2 divide-y divide-border">
				{subscriptions.map(({ id, area, streams, state }) => (
					<li key={id} className="py-2.5">
						<p className="font-semibold">{area}</p>
						<p className="text-muted-foreground">
							{streams}. {state}.
						</p>
					</li>
				))}
			</ul>
			{isRefused && <p className="mt-2 font-semibold">Its owner said: never email me again.</p>}
			<Form method="post" className="mt-4 flex flex-wrap gap-3">
				<input type="hidden" name="email" value={email} />
				{subscriptions.length > 0 && (
					<Button type="submit" name="intent" value="erase">
						Delete all of it
					</Button>
				)}
				{isRefused && (
					<Button type="submit" kind="secondary" name="intent" value="allow">
						Let it ask again
					</Button>
				)}
			</Form>
		</div>
	)
}
