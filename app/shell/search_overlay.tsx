import { type ComponentType, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PopoverBackdrop } from './popover_backdrop.tsx'
import { ClosePopover } from './close_popover.tsx'
import { PopularTopics } from './popular_topics.tsx'
import { usePopover } from './popover.ts'

type Dialog = ComponentType<{ field: HTMLInputElement }>

/** Fetches the module of the search dialog. */
export type LoadSearchDialog = () => Promise<{ SearchDialog: Dialog }>

/**
 * Search on any page (SH-06): a form for `/search`, and popular topics. With scripts, the first opening loads
 * the search dialog, which is added below the existing content: moving or replacing a link while it is pressed
 * would break the click.
 */
export function SearchOverlay({ loadDialog }: { loadDialog: LoadSearchDialog }) {
	const [dialog, setDialog] = useState<{ SearchDialog: Dialog; field: HTMLInputElement }>()

	async function load(field: HTMLInputElement) {
		// If it cannot be loaded the plain form works, and the next focus tries again.
		const module = await loadDialog().catch(() => null)
		if (module) setDialog({ SearchDialog: module.SearchDialog, field })
	}
	// Called on focus and on hydration, because it may have been opened before.
	const loadIfOpen = (field: HTMLInputElement | null) => {
		if (!dialog && field?.matches(':popover-open *')) void load(field)
	}

	return (
		<dialog
			id="search"
			popover="auto"
			{...usePopover()}
			aria-label="Search"
			className="sheet m-0 max-h-dvh w-full max-w-none overflow-hidden bg-background text-foreground shadow-2xl"
		>
			<PopoverBackdrop popover="search" />
			<div className="wrap flex max-h-dvh flex-col pt-6">
				<div className="flex items-center justify-between gap-4">
					<label htmlFor="search-field" className="font-display text-subtitle font-[750]">
						What can we help you find?
					</label>
					<ClosePopover id="search" />
				</div>
				<search>
					<Form action="/search" className="mt-4 flex gap-2">
						<input
							ref={loadIfOpen}
							onFocus={({ currentTarget }) => loadIfOpen(currentTarget)}
							id="search-field"
							name="q"
							type="search"
							required
							autoFocus
							autoComplete="off"
							enterKeyHint="search"
							className="h-14 min-w-0 grow rounded-md border-2 border-input bg-card px-4 text-lg text-card-foreground"
						/>
						<Button type="submit" className="px-4 sm:px-6">
							<Icon name="search" size={22} />
							<span className="sr-only sm:not-sr-only">Search</span>
						</Button>
					</Form>
				</search>
				<div className="group -m-2 scroll-pt-16 overflow-y-auto overscroll-contain p-2 pb-6">
					<Topics />
					{dialog && <dialog.SearchDialog field={dialog.field} />}
				</div>
			</div>
		</dialog>
	)
}

function Topics() {
	return (
		<div className="group-has-data-searching:hidden">
			<p className="mt-6 font-display font-[650]">People often look for</p>
			<PopularTopics className="mt-2" />
		</div>
	)
}
