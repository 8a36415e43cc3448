import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { webStream } from '#platform/http/web_stream.ts'
import { staffContext } from '../../sign_in/staff.server.ts'
import type { Route } from './+types/archive_route.ts'
import { companyArchive } from './company_archive.server.ts'

/** The company's folder as an archive file. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const name = fileName(services.content.current.facts.name)
	services.log.info({ staff: context.get(staffContext).id }, 'company taken along')
	const archive = await companyArchive(services, name)
	return new Response(webStream(archive), {
		headers: {
			'content-type': 'application/gzip',
			'content-disposition': `attachment; filename="${name}-${localTimeOf(new Date(), services.content.current.facts).date}.tar.gz"`,
		},
	})
}

function fileName(company: string): string {
	const plain = company
		.normalize('NFD')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '')
	return plain || 'company'
}
