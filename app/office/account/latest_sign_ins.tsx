import { classNames } from '#app/ui/class_names.ts'
import type { LatestSignIn } from './latest_sign_ins.server.ts'

/** The latest sign-ins to one's own account, so that one sees what was somebody else. */
export function LatestSignIns({ signIns }: { signIns: readonly LatestSignIn[] }) {
	if (signIns.length === 0) return <p>None since this list is kept.</p>
	return (
		<>
			<ul className="divide-y divide-border">
				{signIns.map(({ id, text, from, when, isAlarming }) => (
					<li key={id} className="py-3">
						<p className={classNames('wrap-anywhere', isAlarming && 'text-destructive')}>{text}</p>
						<p className="text-[0.9375rem] text-muted-foreground">
							{[when, from].filter(Boolean).join(' · ')}
						</p>
					</li>
				))}
			</ul>
			<p className="mt-3 text-[0.9375rem] text-muted-foreground">
				If one of these was not you, change your password and sign out all other devices.
			</p>
		</>
	)
}
