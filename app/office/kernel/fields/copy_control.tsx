import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { classNames } from '#app/ui/class_names.ts'
import { typeInto } from '#app/ui/type_into.ts'
import type { ChipEditorHandle, ChipEditorProps } from './chip_editor.tsx'
import { copyParts } from '../words/copy_parts.ts'
import { CopyText } from '../words/copy_text.tsx'
import { InsertFact } from './insert_fact.tsx'

interface Props {
	id: string
	name: string
	label: string
	defaultValue: string
	className: string
	isLong?: boolean
	alsoFills?: readonly string[] | undefined
	required?: boolean
	rows?: number
	maxLength?: number
	'aria-invalid'?: boolean | undefined
	'aria-describedby'?: string | undefined
}

type TextControl = HTMLInputElement & HTMLTextAreaElement

/**
 * A control for copy. With scripts, and if the copy has placeholders, an editor that shows them as chips replaces it;
 * the control still holds the text that is submitted.
 */
export function CopyControl({ label, isLong = false, alsoFills, className, ...control }: Props) {
	const { id, defaultValue } = control
	const [typed, setTyped] = useState(defaultValue)
	const [Editor, setEditor] = useState<ComponentType<ChipEditorProps> | null>(null)
	const [cursor, setCursor] = useState<number | null>(null)
	const native = useRef<TextControl>(null)
	const editor = useRef<ChipEditorHandle>(null)
	const facts = useFacts()
	const [today] = useState(() => new Date())
	const wantsChips = copyParts(typed, facts, today).some((part) => 'written' in part && part.meaning !== null)
	useEffect(() => {
		if (!wantsChips) return undefined
		let isGone = false
		const loadEditor = async () => {
			const { ChipEditor } = await import('./chip_editor.tsx')
			const field = native.current
			if (isGone || !field) return
			setCursor(document.activeElement === field ? field.selectionEnd : null)
			setEditor(() => ChipEditor)
		}
		// If the editor fails to load, the control stays.
		loadEditor().catch((error: unknown) => console.warn('The editor could not be loaded', error))
		return () => {
			isGone = true
		}
	}, [wantsChips])
	const write = (text: string) => {
		if (native.current && native.current.value !== text) typeInto(native.current, text)
	}
	const insert = (name: string) => {
		const field = native.current
		if (editor.current) editor.current.insert(name)
		else if (field) {
			const [from, to] = [
				field.selectionStart ?? field.value.length,
				field.selectionEnd ?? field.value.length,
			]
			const before = `${field.value.slice(0, from)}{{${name}}}`
			typeInto(field, before + field.value.slice(to))
			field.focus()
			field.setSelectionRange(before.length, before.length)
		}
	}
	const Control = isLong ? 'textarea' : 'input'
	return (
		<>
			{Editor && (
				<Editor
					text={typed}
					isLong={isLong}
					cursor={cursor}
					attributes={editorAttributes({ ...control, label, className })}
					onChange={write}
					onReady={(handle) => {
						editor.current = handle
					}}
				/>
			)}
			<Control
				{...control}
				ref={native}
				id={Editor ? undefined : id}
				required={control.required && !Editor}
				hidden={Editor !== null}
				className={className}
				onInput={({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
					setTyped(currentTarget.value)
				}
			/>
			{!Editor && wantsChips && (
				<p className="mt-1.5 text-[0.9375rem] break-words whitespace-pre-wrap text-muted-foreground">
					Reads: <CopyText text={typed} />
				</p>
			)}
			<InsertFact label={label} alsoFills={alsoFills} onInsert={insert} />
		</>
	)
}

function editorAttributes({ id, label, className, ...control }: Props): Record<string, string> {
	const described = control['aria-describedby']
	return {
		id,
		'aria-label': label,
		class: classNames(className, 'chip-text h-auto py-2.5 whitespace-pre-wrap break-words'),
		...(control.required ? { 'aria-required': 'true' } : {}),
		...(control['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
		...(described ? { 'aria-describedby': described } : {}),
	}
}
