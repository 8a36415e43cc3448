import { redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import { drivePath } from '../parts/screens.ts'
import type { Route } from './+types/marks_route.ts'
import { sentMarks, takeSent, withMarkForm } from './receive_marks.server.ts'

export function loader(): never {
	throw redirect(drivePath)
}

/**
 * Receives marks from a phone and responds with the result of each. With any status other than 200, no mark was taken
 * and the phone keeps them.
 */
export function action({ context, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	return withMarkForm(services, request, async (form) => {
		const marks = form && sentMarks(form)
		if (!form || !marks) return Response.json({ taken: [] }, { status: 400 })
		const result = await takeSent(services, form, marks, context.get(staffContext))
		if (!result.ok) return Response.json({ taken: [] }, { status: 503 })
		return Response.json({ taken: result.taken })
	})
}
