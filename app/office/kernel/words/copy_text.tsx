import { useState } from 'react'
import { copyParts } from './copy_parts.ts'

/** Copy as it is stored, each placeholder as a chip with what it stands for. */
export function CopyText({ text }: { text: string }) {
	const [today] = useState(() => new Date())
	if (!text.includes('{{')) return text
	return copyParts(text, today).map((part, index) => {
		const key = `${index}`
		if ('text' in part) return <span key={key}>{part.text}</span>
		return part.meaning === null ? (
			<span key={key} className="font-semibold text-destructive">
				{`{{${part.written}}}`}
				<span className="sr-only"> (not a company fact)</span>
			</span>
		) : (
			<span key={key} title={`{{${part.written}}}`} className="fact-chip">
				{part.meaning}
			</span>
		)
	})
}
