'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useMemo, useState } from 'react'
import { formatKm } from '@/domain/text/format-km'
import { formatNumber } from '@/domain/text/price'
import { readRouteParts, routeFigures, toStoredRoute, type RouteParts } from '@/domain/routes/route'
import { fieldClass } from '../components/field-frame'
import { JsonInput } from '../components/json-input'
import { GpxImport } from './gpx-import'
import { StagePlacer } from './stage-placer'
import { useStageRows } from './stage-rows'
import './route.css'

/** The route of a trip: taken from a GPX file, drawn, measured, and the places of its list put on it. */
export const RouteInput: JSONFieldClientComponent = (props) => {
  const { field, path: pathAtFirst, readOnly } = props
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: pathAtFirst })
  const isOff = Boolean(readOnly) || disabled
  const parts = useMemo(() => readRouteParts(value), [value])
  const rows = useStageRows(parts)
  // What was about to be placed was on the route before.
  const [imports, setImports] = useState(0)

  return (
    <div className={fieldClass({ kind: 'route', isWrong: showError, isOff })}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      {parts.length > 0 ? (
        <p className="route__figures">{describe(parts)}</p>
      ) : (
        <p className="route__figures">
          Pas encore de tracé. Importe le GPX de ton application de cartes ou de ta montre.
        </p>
      )}
      {!isOff && (
        <GpxImport
          onRoute={(route) => {
            setValue(toStoredRoute(route))
            setImports(imports + 1)
          }}
          hasRoute={parts.length > 0}
          onPlaces={rows.add}
        />
      )}
      {parts.length > 0 && <StagePlacer key={imports} parts={parts} isOff={isOff} {...rows} />}
      <details className="route__text">
        <summary>Les points, en texte</summary>
        <JsonInput {...props} />
      </details>
    </div>
  )
}

const describe = (parts: RouteParts): string => {
  const { km, ascent, descent, lowest, highest } = routeFigures(parts)
  return [
    formatKm(km),
    `${formatNumber(ascent)}\u00a0m de montée`,
    `${formatNumber(descent)}\u00a0m de descente`,
    `de ${formatNumber(lowest)} à ${formatNumber(highest)}\u00a0m`,
    `${formatNumber(parts.flat().length)}\u00a0points`,
    ...(parts.length > 1 ? [`${formatNumber(parts.length)}\u00a0parties`] : []),
  ].join(', ')
}
