import { facts } from './facts.ts'

/** A text of the site, in which the company's phone number stays on one line, with the stop behind it. */
export function Prose({ text }: { text: string }) {
	const { phone } = facts
	const at = text.indexOf(phone)
	if (at < 0) return text
	const behind = at + phone.length
	const end = '.,;:?!)'.includes(text.charAt(behind)) ? behind + 1 : behind
	return (
		<>
			{text.slice(0, at)}
			<span className="inline-block">{text.slice(at, end)}</span>
			<Prose text={text.slice(end)} />
		</>
	)
}
