import { Link, isRouteErrorResponse } from 'react-router'
import { isGone } from './gone.ts'
import { GoneNotice } from './gone_notice.tsx'

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
