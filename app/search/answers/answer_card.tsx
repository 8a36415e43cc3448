import { Link } from 'react-router'
import { classNames } from '#app/ui/class_names.ts'
import type { DirectAnswer } from '../search_response.ts'

/** The direct answer to a question, above the results. */
export function AnswerCard({ answer, className }: { answer: DirectAnswer; className?: string }) {
	const { title, text, url, link } = answer
	return (
		<section
			aria-label="Answer"
			aria-live="polite"
			className={classNames('rounded-lg border-2 border-primary bg-card p-5 text-card-foreground', className)}
		>
			<p className="font-display text-subtitle leading-tight font-[750] wrap-anywhere">{title}</p>
			{text && <p className="mt-2 max-w-[62ch]">{text}</p>}
			<Link to={url} className="link mt-1 inline-block py-2">
				{link}
			</Link>
		</section>
	)
}
