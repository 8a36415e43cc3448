import { defineContentType } from '#app/content/content_type.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { deletePicture } from './delete_picture.server.ts'
import { pictureUses } from './usage.server.ts'

const point = 'Point that stays in sight'

const uploadedPictures = defineContentType('uploaded_pictures', null, {
	label: 'Pictures',
	singular: 'picture',
	group: 'Pages',
	help: 'Photos for texts and towns.',
	fields: {
		alt: {
			control: 'text',
			label: 'What it shows',
			hint: 'Read out to those who cannot see it, unless the page has words of its own.',
			max: 300,
			plain: true,
		},
		focal_x: { control: 'percent', label: `${point}, from the left`, together: 'point', initial: '50' },
		focal_y: { control: 'percent', label: `${point}, from the top`, together: 'point', initial: '50' },
	},
	fixed: ['name', 'width', 'height', 'widths', 'is_avif_ready', 'bytes', 'uploaded_by'],
	automatic: ['created_at', 'updated_at'],
	columns: [],
	title: ({ name }) => name,
})

/** Uploaded pictures. Their files are not in the history, so neither an upload nor a deletion can be reverted. */
export const pictureType = defineResource(uploadedPictures, {
	screens: { list: '/admin/pictures', row: (id) => `/admin/pictures/${id}` },
	async neededBy(db, { id }) {
		const uses = (await pictureUses(db)).get(id)
		if (!uses) return null
		const places = uses.map(({ title, kind }) => `${title} (${kind})`).join(', ')
		return `It is still used on: ${places}. Choose another picture there first.`
	},
	canRevert: ({ action }, current) => current !== undefined && (action === 'save' || action === 'revert'),
	remove: deletePicture,
	about: async () => ({
		deletion: 'Its files are deleted for good. A picture that a page or a planned change uses stays.',
	}),
	days: () => null,
})
