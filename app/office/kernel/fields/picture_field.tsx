import { type MouseEvent, type RefObject, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { fieldId, TextField } from '#app/ui/field.tsx'
import { OfficeIcon } from '../../parts/office_icon.tsx'
import { typeInto } from '#app/ui/type_into.ts'
import type { FieldProps } from './field_props.ts'

/** A picture in the picker. */
export interface PictureChoice {
	id: string
	name: string
	alt: string
	/** The path that content refers to. */
	path: string
	/** Its smallest file. */
	thumbnail: string
}

/**
 * A text field with a picture's path. Its link leads to the list of pictures and their paths; with scripts it opens a
 * picker.
 */
export function PictureField(props: FieldProps) {
	const { name, label, defaultValue } = props
	const dialog = useRef<HTMLDialogElement>(null)
	const [path, setPath] = useState(defaultValue)
	const [pictures, setPictures] = useState<readonly PictureChoice[] | null>()
	const open = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return
		event.preventDefault()
		dialog.current?.showModal()
		void loadChoices().then(setPictures)
	}
	const choose = (chosen: string) => {
		const field = document.getElementById(fieldId(name))
		if (field instanceof HTMLInputElement) typeInto(field, chosen)
		dialog.current?.close()
		field?.focus()
	}
	return (
		<div>
			<TextField
				{...props}
				maxLength={300}
				spellCheck={false}
				onInput={(event) => setPath(event.currentTarget.value)}
			/>
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
				{path.startsWith('/') && (
					<img
						src={path}
						alt={`Now chosen for: ${label}`}
						width={128}
						height={72}
						className="h-18 w-32 rounded-md bg-muted object-cover text-xs"
					/>
				)}
				<Link
					to="/admin/pictures"
					target="_blank"
					onClick={open}
					className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4"
				>
					<OfficeIcon name="picture" />
					Choose a picture<span className="sr-only"> for: {label}</span>
				</Link>
			</div>
			<PictureDialog ref={dialog} id={`${fieldId(name)}-choice`} pictures={pictures} choose={choose} />
		</div>
	)
}

/** Loads all pictures; null if that fails, as when offline or signed out. */
async function loadChoices(): Promise<readonly PictureChoice[] | null> {
	try {
		const answer = await fetch('/admin/pictures/choices')
		return answer.ok ? ((await answer.json()) as PictureChoice[]) : null
	} catch {
		return null
	}
}

interface DialogProps {
	ref: RefObject<HTMLDialogElement | null>
	/** The id of its heading. */
	id: string
	/** Undefined while loading, null if loading failed. */
	pictures: readonly PictureChoice[] | null | undefined
	choose: (path: string) => void
}

function PictureDialog({ ref, id, pictures, choose }: DialogProps) {
	return (
		<dialog
			ref={ref}
			aria-labelledby={id}
			className="m-auto max-h-[85dvh] w-[calc(100%-1.5rem)] max-w-3xl overflow-y-auto rounded-lg border border-border bg-background p-5 text-foreground shadow-xl backdrop:bg-black/50"
		>
			<div className="mb-4 flex items-center justify-between gap-4">
				<h2 id={id} className="text-xl">
					Choose a picture
				</h2>
				<Button kind="quiet" onClick={() => ref.current?.close()}>
					Cancel
				</Button>
			</div>
			<output className="block text-muted-foreground">
				{pictures === undefined && 'Loading the pictures…'}
				{pictures === null &&
					'They cannot be shown now. What you typed is still here: open the office in another tab, and try again.'}
				{pictures?.length === 0 && 'There is no picture yet.'}
			</output>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
				{pictures?.map(({ id: picture, alt, path: its, thumbnail, name: file }) => (
					<li key={picture}>
						<button
							type="button"
							onClick={() => choose(its)}
							className="grid w-full overflow-hidden rounded-md border-2 border-border bg-card text-left text-card-foreground hover:border-primary"
						>
							<img
								src={thumbnail}
								alt={alt}
								loading="lazy"
								className="aspect-4/3 w-full bg-muted object-cover"
							/>
							<span className="truncate px-2.5 py-2 text-[0.9375rem] font-semibold">{file}</span>
						</button>
					</li>
				))}
			</ul>
			<p className="mt-5">
				<Link to="/admin/pictures" target="_blank" className="link">
					Upload another in a new tab
				</Link>
			</p>
		</dialog>
	)
}
