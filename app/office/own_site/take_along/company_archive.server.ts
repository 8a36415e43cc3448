import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { json, writeFolder } from '#db/seed/write_folder.ts'
import type { ContentServices } from '../../kernel/store/write_content.server.ts'
import { fileNames, picturesFolder } from '../own_pictures.server.ts'
import { readTakenAlong } from './company_rows.server.ts'
import { streetFile } from './street_file.server.ts'

export interface ArchiveServices extends ContentServices {
	storage: Pick<PictureStorage, 'open'>
}

/** The same for the same content, whenever it is made. */
const mtime = new Date(0)

/**
 * The company's folder (companies/README.md) as a gzipped tar, below a folder of this name: what `bin/start --company` makes the same
 * site from. It has no requests, persons or staff, and no secret.
 */
export async function companyArchive(services: ArchiveServices, folder: string): Promise<Readable> {
	const { companyFile, rows, isSample } = await readTakenAlong(services)
	const texts = writeFolder(rows)
	texts.set('company.json', json(companyFile))
	const { mark } = services.content.current.facts
	if (mark.length > 0) texts.set('mark.json', json(mark))
	texts.set('streets.json', json(await streetFile(services.store, rows.pickup_areas, isSample)))
	const pictures = rows.uploaded_pictures.flatMap(fileNames).toSorted()

	const archive = pack()
	const packed = createGzip()
	const written = pipeline(archive, packed)
	// It may fail long before somebody reads it; who reads is told by the stream itself.
	written.catch(() => {})
	fill(archive, folder, texts, pictures, services.storage).catch((error: unknown) => {
		services.log.error({ error: String(error) }, 'company not packed')
		archive.destroy(error instanceof Error ? error : new Error(String(error)))
	})
	return packed
}

async function fill(
	archive: Pack,
	folder: string,
	texts: ReadonlyMap<string, string>,
	pictures: readonly string[],
	storage: Pick<PictureStorage, 'open'>,
): Promise<void> {
	for (const name of [...texts.keys()].toSorted())
		archive.entry({ name: `${folder}/${name}`, mtime }, texts.get(name) ?? '')
	for (const name of pictures) {
		const picture = await storage.open(name)
		if (picture === null) throw new Error(`the file ${name} of a picture is gone`)
		const entry = archive.entry({ name: `${folder}/${picturesFolder}/${name}`, mtime, size: picture.size })
		await pipeline(await picture.stream(), entry)
	}
	archive.finalize()
}
