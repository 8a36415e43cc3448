import { useFacts } from './current_facts.ts'

/** A range such as `4-6` or `$110-150/month`. */
const range = String.raw`\$?\d[\d.]{0,9}-\$?\d+(?:\.\d+)?(?:\/[a-z]+)?`

/** A text of the site, in which the company's phone number and ranges stay on one line, the number with the stop behind it. */
export function Prose({ text }: { text: string }) {
	const { phone } = useFacts()
	const whole = new RegExp(`(${phone.replaceAll(/\W/g, String.raw`\$&`)}[.,;:?!)]?|${range})`)
	const [before = '', kept, ...after] = text.split(whole)
	if (kept === undefined) return text
	return (
		<>
			{before}
			<span className={kept.startsWith(phone) ? 'inline-block' : 'whitespace-nowrap'}>{kept}</span>
			<Prose text={after.join('')} />
		</>
	)
}
