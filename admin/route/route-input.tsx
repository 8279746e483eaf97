'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useState } from 'react'
import { formatKm } from '@/domain/format-km'
import { formatNumber } from '@/domain/price'
import { routeFigures, isRouteLine, type RoutePosition } from '@/domain/route'
import { fieldClass } from '../components/field-frame'
import { JsonInput } from '../components/json-input'
import { GpxImport } from './gpx-import'
import { StagePlacer } from './stage-placer'
import { useStageRows } from './stage-rows'
import './route.css'

const NO_ROUTE: RoutePosition[] = []

/** The route of a trip: taken from a GPX file, drawn, measured, and the places of its list put on it. */
export const RouteInput: JSONFieldClientComponent = (props) => {
  const { field, path: pathAtFirst, readOnly } = props
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: pathAtFirst })
  const isOff = Boolean(readOnly) || disabled
  const route = isRouteLine(value) ? value : NO_ROUTE
  const rows = useStageRows(route)
  // What was about to be placed was on the route before.
  const [imports, setImports] = useState(0)

  return (
    <div className={fieldClass({ kind: 'route', isWrong: showError, isOff })}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      {route.length > 0 ? (
        <p className="route__figures">{describe(route)}</p>
      ) : (
        <p className="route__figures">
          Pas encore de tracé. Importe le GPX de ton application de cartes ou de ta montre.
        </p>
      )}
      {!isOff && (
        <GpxImport
          onRoute={(positions) => {
            setValue(positions)
            setImports(imports + 1)
          }}
          hasRoute={route.length > 0}
          onPlaces={rows.add}
        />
      )}
      {route.length > 0 && <StagePlacer key={imports} route={route} isOff={isOff} {...rows} />}
      <details className="route__text">
        <summary>Les points, en texte</summary>
        <JsonInput {...props} />
      </details>
    </div>
  )
}

const describe = (route: readonly RoutePosition[]): string => {
  const { km, ascent, descent, lowest, highest } = routeFigures(route)
  return [
    formatKm(km),
    `${formatNumber(ascent)}\u00a0m de montée`,
    `${formatNumber(descent)}\u00a0m de descente`,
    `de ${formatNumber(lowest)} à ${formatNumber(highest)}\u00a0m`,
    `${formatNumber(route.length)}\u00a0points`,
  ].join(', ')
}
