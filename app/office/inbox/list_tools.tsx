import { type ReactNode, useRef } from 'react'
import { Form, Link } from 'react-router'
import { useNavigated } from '#app/shell/navigated.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

const id = 'list-tools'

/** On phones: opens the list's tools. */
export function ListToolsButton() {
	return (
		<button
			type="button"
			popoverTarget={id}
			className={buttonClass('secondary', 'min-h-11 px-3.5 sm:hidden')}
		>
			<Icon name="search" />
			Search, print
		</button>
	)
}

interface Props {
	/** The page that prints the list. */
	printTo: string
	/** The URL of the list as a file; null for roles that may not export. */
	exportTo: string | null
	/** The search and the filters. */
	children: ReactNode
}

/** Actions on the whole list. Collapsed behind a button on phones, so that requests come first. */
export function ListTools({ printTo, exportTo, children }: Props) {
	const tools = useRef<HTMLDivElement>(null)
	useNavigated(() => {
		if (tools.current?.matches(':popover-open')) tools.current.hidePopover()
	})
	return (
		<div id={id} ref={tools} popover="auto" className="folds-on-phones print:hidden">
			<div className="sm:mb-5 sm:flex sm:flex-wrap sm:items-start sm:gap-x-6">
				<div className="min-w-0 grow sm:basis-96">{children}</div>
				<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
					<Link to={printTo} className="link inline-block py-3">
						Print
					</Link>
					{exportTo !== null && <Export to={exportTo} />}
				</div>
			</div>
		</div>
	)
}

/** A native form submission: the response is a file, not a page. */
function Export({ to }: { to: string }) {
	return (
		<Form method="post" action={to} reloadDocument className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<label className="flex min-h-11 items-center gap-2.5">
				<input type="checkbox" name="notes" value="1" className="size-5" />
				With notes
			</label>
			<Button type="submit" kind="secondary">
				Save as CSV
			</Button>
		</Form>
	)
}
