import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'

/** Links to the previous and next step. */
export function StepLinks({ back, next, hasForm }: { back: string | null; next: string; hasForm: boolean }) {
	return (
		<p className="flex flex-wrap items-center gap-x-6 gap-y-3">
			{!hasForm && (
				<ButtonLink to={next} kind="loud">
					Go on
				</ButtonLink>
			)}
			{back !== null && (
				<Link to={back} className="link inline-block py-2.5">
					Back
				</Link>
			)}
			{hasForm && (
				<Link to={next} className="link inline-block py-2.5">
					Leave it for later
				</Link>
			)}
		</p>
	)
}
