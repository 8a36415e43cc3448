import { data } from 'react-router'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { removePhotoFiles } from '#app/leads/photos/take_photos.server.ts'
import { done, refused } from '../kernel/screens/commands.server.ts'
import { notSure } from '../parts/removal_form.tsx'
import { anonymizeLead, deleteLead } from '../requests/forget_lead.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import type { LeadSubmission } from './lead_submission.ts'
import { leadPathFrom, listPathOf } from '../requests/list_position.ts'
import { refuseUnless } from '../sign_in/staff.server.ts'

/** For owners: anonymize or delete a lead permanently. */
export const removalCommands = {
	anonymise: (submission: LeadSubmission) => removeWith(anonymizeLead, submission, leadPathFrom),
	delete: (submission: LeadSubmission) =>
		removeWith(deleteLead, submission, (search) => listPathOf(search, { removed: '1' })),
}

async function removeWith(
	remove: typeof deleteLead,
	{ services: { store, storage, log }, staff, form, params, url, now }: LeadSubmission,
	next: typeof leadPathFrom,
) {
	refuseUnless(staff.role === 'owner')
	const lead = leadKey(params)
	if (!form.has('sure')) return refused(422, notSure)
	const photos = await readPhotos(store.db, lead.leadId)
	if (!(await remove(store, staff, lead, now))) throw data(null, { status: 404 })
	await removePhotoFiles({ storage, log }, photos)
	log.info({ staff: staff.id, leadId: lead.leadId, intent: form.get('intent') }, 'lead removed')
	return done(next(url.searchParams, lead))
}
