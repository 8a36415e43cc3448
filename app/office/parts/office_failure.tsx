import { Link, isRouteErrorResponse } from 'react-router'
import { TextArea } from '#app/ui/field.tsx'
import { type Gone, isGone } from './gone.ts'

/** The office's error screen. */
export function OfficeFailure({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && isGone(error.data)) return <GoneNotice {...error.data} />
	const { title, text } = wording(isRouteErrorResponse(error) ? error.status : 500)
	return (
		<div className="max-w-xl">
			<h1 className="text-[1.75rem]">{title}</h1>
			<p className="mt-3">{text}</p>
			<p className="mt-6">
				<Link to="/admin" className="link">
					Back to the office
				</Link>
			</p>
		</div>
	)
}

function wording(status: number): { title: string; text: string } {
	if (status === 403)
		return {
			title: 'This page is not open to you',
			text: 'Your role does not include this page. An owner can change roles under Staff.',
		}
	if (status === 404)
		return {
			title: 'There is nothing here',
			text: 'It may have been removed, or the address has a typo.',
		}
	if (status === 400)
		return {
			title: 'That could not be read',
			text: 'The address or the form is not one of ours, so nothing was shown or changed. Please go back to the list and start from there.',
		}
	return {
		title: 'Something went wrong',
		text: 'Nothing was changed. Please try again in a moment; if it stays like this, tell whoever looks after the server.',
	}
}

/** Says that a form's target no longer exists, and shows the typed values for copying. */
function GoneNotice({ message, values, next }: Gone) {
	return (
		<div className="max-w-xl">
			<h1 className="text-[1.75rem]">This is no longer there</h1>
			<p role="alert" className="mt-3">
				{message}
				{values.length > 0 && ' What you typed is still here: copy what you need.'}
			</p>
			<div className="mt-6 grid gap-5 empty:hidden">
				{values.map(({ label, text }, at) => (
					<TextArea
						key={label}
						name={`typed-${at}`}
						label={label}
						defaultValue={text}
						rows={1}
						required
						readOnly
					/>
				))}
			</div>
			<p className="mt-6">
				<Link to={next.to} className="link">
					{next.name}
				</Link>
			</p>
		</div>
	)
}
