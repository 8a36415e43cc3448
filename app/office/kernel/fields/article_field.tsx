import { type ComponentType, useEffect, useRef, useState } from 'react'
import { TextArea } from '#app/ui/field.tsx'
import type { RichTextProps } from './rich_text.tsx'
import { typeInto } from '#app/ui/type_into.ts'
import type { FieldProps } from './field_props.ts'

/** HTML that the editor does not support and would discard. */
const beyondEditor = /<(table|img)\b/i

/** A text area with an article's HTML; an editor replaces it after hydration. */
export function ArticleField(props: FieldProps) {
	const { label, defaultValue } = props
	const [Editor, setEditor] = useState<ComponentType<RichTextProps> | null>(null)
	const [isHtml, setHtml] = useState(beyondEditor.test(defaultValue))
	const [html, setText] = useState(defaultValue)
	const box = useRef<HTMLDivElement>(null)
	useEffect(() => {
		let isGone = false
		const loadEditor = async () => {
			const { RichText } = await import('./rich_text.tsx')
			if (!isGone) setEditor(() => RichText)
		}
		// If the editor fails to load, the text area stays.
		loadEditor().catch((error: unknown) => console.warn('The editor could not be loaded', error))
		return () => {
			isGone = true
		}
	}, [])
	const write = (text: string) => {
		const field = box.current?.querySelector('textarea')
		if (field && field.value !== text) typeInto(field, text)
	}
	const hasEditor = Editor !== null && !isHtml
	return (
		<div ref={box}>
			{hasEditor && (
				<>
					<p className="mb-1.5 font-semibold" aria-hidden="true">
						{label}
					</p>
					<Editor html={html} onChange={write} of={label} />
				</>
			)}
			<div hidden={hasEditor}>
				<TextArea
					{...props}
					hint={
						props.hint ??
						'Words with empty lines between paragraphs, or HTML. A text of your old site can be pasted as either: scripts and styles are dropped.'
					}
					rows={16}
					maxLength={300_000}
					required={props.required && !hasEditor}
					onChange={(event) => setText(event.target.value)}
					spellCheck
				/>
			</div>
			{Editor && (
				<p className="mt-2 text-[0.9375rem] text-muted-foreground">
					{beyondEditor.test(html) ? (
						'This article has a table or a picture, which only its HTML can keep.'
					) : (
						<button
							type="button"
							onClick={() => setHtml(!isHtml)}
							className="min-h-11 font-semibold text-primary underline underline-offset-4"
						>
							{isHtml ? 'Back to the editor' : 'Edit as HTML'}
						</button>
					)}
				</p>
			)}
		</div>
	)
}
