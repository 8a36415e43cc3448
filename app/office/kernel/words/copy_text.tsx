import { useState } from 'react'
import { useFacts } from '#app/company/current_facts.ts'
import { copyParts } from './copy_parts.ts'

/** Stored copy, with each placeholder as a chip that shows its meaning. */
export function CopyText({ text }: { text: string }) {
	const facts = useFacts()
	const [today] = useState(() => new Date())
	if (!text.includes('{{')) return text
	return copyParts(text, facts, today).map((part, index) => {
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
