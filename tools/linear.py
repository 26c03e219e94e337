"""Systems of linear equations."""

Matrix = list[list[float]]


def solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, row in enumerate(rows):
        rows[at] = [value / row[at] for value in row]
        for other in [each for each in range(len(rows)) if each != at]:
            factor = rows[other][at]
            rows[other] = [
                value - factor * pivot for value, pivot in zip(rows[other], rows[at], strict=True)
            ]
    return [row[-1] for row in rows]
