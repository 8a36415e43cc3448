import { Link, useNavigate } from 'react-router'
import { staysOnPage } from '../parts/page_router.ts'
import { useAltShift } from '../shortcuts/use_shortcuts.ts'
import type { NewRequestPage } from './new_request.server.ts'

const inPlace = { replace: true, preventScrollReset: true, state: staysOnPage }

/** Links to choose the kind of request, so that it works without scripts; typed values are kept. The first nine have a
keyboard shortcut. */
export function KindLinks({ kinds, kind }: Pick<NewRequestPage, 'kinds' | 'kind'>) {
	const navigate = useNavigate()
	useAltShift((code) => {
		const chosen = kinds.slice(0, 9)[Number(code.replace('Digit', '')) - 1]
		if (chosen) void navigate(chosen.to, inPlace)
		return chosen !== undefined
	})
	return (
		<nav aria-label="What it is about">
			<ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
				{kinds.map(({ value, label, to }, index) => (
					<li key={value}>
						<Link
							to={to}
							{...inPlace}
							aria-current={value === kind ? 'true' : undefined}
							aria-keyshortcuts={index < 9 ? `Alt+Shift+${index + 1}` : undefined}
							className="flex h-full min-h-11 items-center gap-2 rounded-md leading-snug max-sm:py-1.5 border border-input bg-card px-3.5 text-card-foreground no-underline aria-[current=true]:border-primary aria-[current=true]:bg-secondary aria-[current=true]:font-semibold aria-[current=true]:text-secondary-foreground"
						>
							{index < 9 && (
								<kbd aria-hidden="true" className="text-sm text-muted-foreground max-lg:hidden">
									{index + 1}
								</kbd>
							)}
							{label}
						</Link>
					</li>
				))}
			</ul>
			<p className="mt-2 text-[0.9375rem] text-muted-foreground max-lg:hidden">
				Keys: Alt + Shift with a number picks the kind, with N opens this page from anywhere in the office.
				Enter in a field saves.
			</p>
		</nav>
	)
}
