import { useEffect, useState } from 'react'
import { readGround, type GroundShapes, type MapFile } from './read-ground'

type Loaded = { ground: GroundShapes | null; isMissing: boolean }

/** The shapes of the site's own base map, fetched once for all maps of the panel; `retry` asks again for what did not come. */
export const useGround = (): Loaded & { retry: () => void } => {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>({ ground: null, isMissing: false })

  useEffect(() => {
    let isCurrent = true
    const show = (next: Loaded): void => {
      if (isCurrent) setLoaded(next)
    }
    loadGround().then(
      (ground) => {
        show({ ground, isMissing: false })
      },
      () => {
        show({ ground: null, isMissing: true })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [turn])

  return {
    ...loaded,
    retry: () => {
      setTurn((before) => before + 1)
    },
  }
}

let asked: Promise<GroundShapes> | null = null

const loadGround = (): Promise<GroundShapes> => {
  asked ??= fetchGround().catch((reason: unknown) => {
    asked = null
    throw reason
  })
  return asked
}

const fetchGround = async (): Promise<GroundShapes> => {
  const [far, land, lakes, rivers, borders, places] = await Promise.all([
    fetchFile('far-land'),
    fetchFile('land'),
    fetchFile('lakes'),
    fetchFile('rivers'),
    fetchFile('borders'),
    fetchFile('places'),
  ])
  return readGround({ far, land, lakes, rivers, borders, places })
}

const fetchFile = async (name: string): Promise<MapFile> => {
  const answer = await fetch(`/map/${name}.geojson`)
  if (!answer.ok) throw new Error(`/map/${name}.geojson: ${String(answer.status)}`)
  // Written by scripts/build-base-map.mjs.
  return (await answer.json()) as MapFile
}
